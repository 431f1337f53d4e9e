import type { ReactNode } from 'react';

/** One icon per service on a 48-unit grid: strokes in the text colour, one detail in yellow. */
export const icons = {
  quoting: draw(
    <>
      <circle cx="24" cy="26" r="17" />
      <path d="M24 9V4M19 4h10M38 13l3-3" />
      <path className="icon__mark" d="M24 26V14a12 12 0 0 1 11.6 9z" />
      <path d="M24 15v11l7 5" />
    </>,
  ),
  network: draw(
    <>
      <path className="icon__mark" d="M18 10h12v27H18z" />
      <path d="M4 17h12v20H4zM18 10h12v27H18zM32 17h12v20H32z" />
      <path d="M10 17v20M24 10v27M38 17v20" />
      <path d="M6 37v5M14 37v5M20 37v5M28 37v5M34 37v5M42 37v5" />
    </>,
  ),
  monitoring: draw(
    <>
      <path className="icon__mark" d="M15 4h29v17H30l-7 6v-6h-8z" />
      <path d="M15 4h29v17H30l-7 6v-6h-8zM22 10h15M22 15h9" />
      <path d="M4 30h23v11H4zM27 34h8l5 4v3H27" />
      <circle cx="11" cy="42" r="3" />
      <circle cx="33" cy="42" r="3" />
    </>,
  ),
  customs: draw(
    <>
      <path className="icon__mark" d="M14 17h28v6H14z" />
      <path d="M14 17h28v6H14z" />
      <path d="M20 17l-3 6M28 17l-3 6M36 17l-3 6" />
      <path d="M6 42V12h8v30M3 42h42" />
      <path d="M26 32h14v10H26zM30 36h6" />
    </>,
  ),
  insurance: draw(
    <>
      <path className="icon__mark" d="M5 21a19 15 0 0 1 38 0z" />
      <path d="M5 21a19 15 0 0 1 38 0zM24 6V3" />
      <path d="M15 29h18v14H15zM15 34h18M24 29v5" />
    </>,
  ),
  software: draw(
    <>
      <path d="M5 8h38v27H5zM17 42h14M24 35v7" />
      <path className="icon__mark" d="M5 8h38v7H5z" />
      <path d="M5 8h38v7H5zM5 22h38M5 28.5h38M18 15v20" />
    </>,
  ),
} satisfies Record<string, ReactNode>;

function draw(shapes: ReactNode) {
  return (
    <svg className="icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {shapes}
    </svg>
  );
}

/** An arrow; screen readers read `label` in its place. */
export function Arrow({ label }: { label?: string }) {
  return (
    <svg className="arrow" viewBox="0 0 24 24" width="20" height="20" {...naming(label)}>
      <path d="M3 12h17M13.5 5.5 20 12l-6.5 6.5" />
    </svg>
  );
}

function naming(label?: string) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}

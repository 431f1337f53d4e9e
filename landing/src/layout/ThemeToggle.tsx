/** The button that switches between the light and the dark theme; hidden until its script has loaded. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      aria-pressed="false"
      data-theme-toggle
      hidden
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <g className="theme__sun">
          <circle cx="12" cy="12" r="4.2" />
          <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
        </g>
        <path className="theme__moon" d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" />
      </svg>
    </button>
  );
}

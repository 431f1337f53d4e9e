/** The product's logo, the same as in the admin, and its name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <rect className="logo__sign" width="32" height="32" rx="7" />
        <path className="logo__dock" d="M6.5 24.5V11.6L16 7l9.5 4.6v12.9" />
        <path className="logo__door" d="M11.5 24.5v-8.2h9v8.2M11.5 20.4h9" />
      </svg>
      <span className="logo__name">Andén</span>
    </span>
  );
}

/** The flag of Cambodia, the country that the shop serves. */
export function CambodiaFlag() {
  return (
    <svg width="27" height="18" viewBox="0 0 30 20" role="img" aria-label="Cambodia">
      <rect width="30" height="20" fill="#032ea1" />
      <rect y="5" width="30" height="10" fill="#e00025" />
      <path
        d="M9 13.5V12h1v-1.5h1.5V9h1v1.5h1.2V8.5h.6L15 6.5l.7 2h.6v2h1.2V9h1v1.5H20V12h1v1.5z"
        fill="#ffffff"
      />
    </svg>
  );
}

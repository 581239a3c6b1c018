/** The page that an address asks for; the first for what is no page. */
export function pageNumber(given: string | null): number {
  return given !== null && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

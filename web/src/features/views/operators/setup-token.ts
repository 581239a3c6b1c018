/** The token of an address such as `/operator/setup#token=...`. */
export function tokenInAddress(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
}

/** Takes the token out of the address: in the history the next person at this browser could read it. */
export function hideTokenInAddress(): void {
  if (tokenInAddress() !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** A colour of the page as it is by day: pictures and paper are light, whatever the screen is. */
export function lightColour(name: string): string {
  const value = getComputedStyle(document.body).getPropertyValue(name).trim();
  return /^light-dark\(([^,]+),/.exec(value)?.[1]?.trim() ?? value;
}

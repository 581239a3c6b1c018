/** Maximum length of an accept header; real browser headers fit into a quarter of it. */
export const longestList = 1_024;

/**
 * Names that a caller accepts by an `Accept` header (RFC 9110, 12.4.2), in small letters, most wanted first. An
 * overlong header names nothing.
 */
export function acceptedIn(header: string | undefined): string[] {
  if (header === undefined || header.length > longestList) return [];
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...options] = part.split(';').map((each) => each.trim());
      return { name, quality: qualityIn(options) };
    })
    .filter(({ name, quality }) => name !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name);
}

/** Wanted fully where nothing is said, or nothing that is a number. */
function qualityIn(options: readonly string[]): number {
  const said = options.find((option) => option.startsWith('q='))?.slice(2) ?? '';
  const quality = said === '' ? Number.NaN : Number(said);
  return Number.isNaN(quality) ? 1 : quality;
}

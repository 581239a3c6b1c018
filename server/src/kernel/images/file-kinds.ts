/** The first bytes of the kinds that are taken. SVG is none of them: it is a program. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];
const animated = /^GIF8[79]a/;
const pdf = /^%PDF-\d/;

function beginningOf(content: Uint8Array): string {
  return Buffer.from(content.subarray(0, 16)).toString('latin1');
}

/** A picture by its first bytes, whatever its name says. */
export function isPicture(content: Uint8Array, mayMove: boolean): boolean {
  const beginning = beginningOf(content);
  return beginnings.some((each) => each.test(beginning)) || (mayMove && animated.test(beginning));
}

/** A PDF by its first bytes. */
export function isPdf(content: Uint8Array): boolean {
  return pdf.test(beginningOf(content));
}

/** Says if a plan can be drawn of it: a picture or a PDF. */
export function isPlan(content: Uint8Array): boolean {
  return isPdf(content) || isPicture(content, true);
}

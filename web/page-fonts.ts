import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const pretendard = dirname(require.resolve('pretendard/package.json'));
const wholeFont = join(pretendard, 'dist/web/variable/woff2/PretendardVariable.woff2');
const inter = dirname(require.resolve('@fontsource-variable/inter/package.json'));
const interPart = (part: string) => join(inter, `files/inter-${part}-wght-normal.woff2`);
const sliceList = join(pretendard, 'dist/web/variable/pretendardvariable-dynamic-subset.css');
const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/madang-fonts');

/** The weights that pages use (tokens.css); each further one makes the files larger. */
const weights = { wght: { min: 400, max: 650 } };
/** Pretendard's slices go from rare characters to common ones: the last has Latin letters, those before it common syllables. */
const commonSlices = { first: 86, last: 90 };
/** The syllables behind those, which people write in names and posts: of one page five slices were asked for, a file each. */
const writtenSlices = { first: 80, last: 85 };

/** Prefix of a page's fonts: `url('@fonts/latin.woff2')`. */
export const fontsAlias = { '@fonts': cache };

/**
 * Cuts three fonts out of Pretendard: Latin letters, Hangul of the product's texts, and common syllables
 * (docs/decisions/page-weight.md). Rarer syllables are loaded as slices. Vietnamese, which Pretendard lacks, is cut out of
 * Inter, whose letters Pretendard's are.
 */
export function pageFonts(): Plugin {
  return {
    name: 'madang-page-fonts',
    async config() {
      const [vietnameseLatin = '', vietnameseMarks = ''] = rangesOf('vietnamese.css');
      await Promise.all([
        writeFont('latin.woff2', latinLetters()),
        writeFont('hangul.woff2', hangulOfPages()),
        writeFont('hangul-written.woff2', hangulOfPeople()),
        writeFont('vietnamese-latin.woff2', vietnameseLatin, interPart('latin')),
        writeFont('vietnamese.woff2', vietnameseMarks, interPart('vietnamese')),
      ]);
    },
  };
}

async function writeFont(name: string, characters: string, source = wholeFont): Promise<void> {
  const made = createHash('sha256')
    .update(readFileSync(source))
    .update(JSON.stringify([characters, weights]));
  const [font, mark, digest] = [join(cache, name), join(cache, `${name}.made-of`), made.digest('hex')];
  if (existsSync(font) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return;
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  mkdirSync(cache, { recursive: true });
  // Two builds may run at once, and a killed one leaves no half of a font.
  writeFileSync(`${font}.${process.pid}`, subset);
  renameSync(`${font}.${process.pid}`, font);
  writeFileSync(mark, digest);
}

function latinLetters(): string {
  return rangesOf('fonts.css')[0] ?? '';
}

/** The characters that each face of a style sheet says it has. */
function rangesOf(sheet: string): string[] {
  const css = readFileSync(join(import.meta.dirname, 'src/ui/styles', sheet), 'utf8');
  return [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, ranges = '']) => charactersOf(ranges));
}

/** Korean that newcomers read: interface, country names and the product's terms. */
const koreanTexts = [
  'web/src/**/messages/ko.ts',
  'contract/src/**/messages/ko.ts',
  'server/src/modules/ground/terms/seeds/*.ko.ts',
];

/** Browsers call Svalbard and Jan Mayen (얀마옌) by another name than Node does. */
const otherNames = '옌';

/** Sorted, so that the order of files and texts makes no other font. */
function hangulOfPages(): string {
  const countryNames = new Intl.DisplayNames(['ko'], { type: 'region' });
  const texts = globSync(koreanTexts, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .concat(countryCodes.map((code) => countryNames.of(code) ?? ''))
    .join('');
  const latin = new Set(latinLetters());
  return [...new Set(texts + otherNames + slicesOf(commonSlices))]
    .filter((character) => character > '\u007f' && !latin.has(character))
    .sort()
    .join('');
}

/** Syllables rarer than the pages' own; none is in both files. */
function hangulOfPeople(): string {
  const ofPages = new Set(hangulOfPages());
  return [...new Set(slicesOf(writtenSlices))]
    .filter((character) => character >= '\uac00' && character <= '\ud7a3' && !ofPages.has(character))
    .sort()
    .join('');
}

/** The characters of some of Pretendard's slices. */
function slicesOf({ first, last }: { readonly first: number; readonly last: number }): string {
  return [...readFileSync(sliceList, 'utf8').matchAll(/subset\.(\d+)\.woff2[^}]*unicode-range:\s*([^;}]+)/g)]
    .filter(([, number]) => Number(number) >= first && Number(number) <= last)
    .map(([, , ranges]) => charactersOf(ranges ?? ''))
    .join('');
}

/** `U+20-22, U+27` as the characters themselves. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) =>
      range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    )
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

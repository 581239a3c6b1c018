import type { TableRow } from '../table.ts';
import { type ColumnContent, columnContents, looksLike } from './column-content.ts';

/** Words by which a header names a field, and what its cells look like. */
export interface FieldWords {
  readonly field: string;
  readonly words: readonly string[];
  readonly content?: ColumnContent;
}

export interface RecognisedColumn {
  readonly column: number;
  readonly header: string;
  readonly field?: string;
  /** Confidence from 0 to 1; below `sureConfidence` the person should check. */
  readonly confidence: number;
  readonly by?: 'header' | 'content';
  /** Values of the first rows. */
  readonly samples: readonly string[];
}

export interface RecognisedColumns {
  readonly columns: readonly RecognisedColumn[];
  /** The header looks like a row of data. */
  readonly isHeaderData: boolean;
}

export const sureConfidence = 0.8;
const byWholeWord = 1;
const byWordAndMore = 0.7;
const byContent = 0.5;
const contradicted = 0.5;
/** Words that other suites put behind a title. */
const demands = /(?:required|optional|필수|선택|必須|任意|必填|选填|選填|bắtbuộc|tùychọn)$/;
/** Letters of a word that may be found within a longer header: one letter of Korean, 성, is in too many words. */
const lettersInside = 2;

interface Candidate {
  readonly column: number;
  readonly field: string;
  readonly confidence: number;
  readonly by: 'header' | 'content';
}

/** Finds the best field of each column by its header, else by its content. A field is given to one column alone. */
export function recogniseColumns(
  header: readonly string[],
  rows: readonly TableRow[],
  fields: readonly FieldWords[],
): RecognisedColumns {
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length), 0);
  const names = Array.from({ length: width }, (_, column) => header[column] ?? '');
  const known = fields.map((field) => ({ ...field, plain: field.words.map(plainWord).filter((word) => word !== '') }));
  const candidates = names.flatMap((name, column) => known.flatMap((field) => candidateOf(name, column, rows, field)));
  const found = assigned(candidates);
  return {
    columns: names.map((name, column) => {
      const best = found.get(column);
      const samples = rows.map(({ cells }) => cells[column] ?? '');
      return best
        ? { column, header: name, field: best.field, confidence: best.confidence, by: best.by, samples }
        : { column, header: name, confidence: 0, samples };
    }),
    isHeaderData: names.some((name) =>
      columnContents.slice(0, -1).some((content) => looksLike(content, name, undefined)),
    ),
  };
}

interface KnownField extends FieldWords {
  readonly plain: readonly string[];
}

function candidateOf(name: string, column: number, rows: readonly TableRow[], field: KnownField): Candidate[] {
  const byHeader = headerConfidence(name, field.plain);
  const share = field.content && contentShare(field.content, column, rows);
  if (byHeader > 0) {
    const confidence = share === 0 ? byHeader * contradicted : byHeader;
    return [{ column, field: field.field, confidence, by: 'header' }];
  }
  return share ? [{ column, field: field.field, confidence: share * byContent, by: 'content' }] : [];
}

/** Share of the filled cells that look like it; undefined where all are empty. */
function contentShare(content: ColumnContent, column: number, rows: readonly TableRow[]): number | undefined {
  const filled = rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '');
  if (filled.length === 0) return undefined;
  const alike = filled.filter(({ cells, hints }) => looksLike(content, cells[column] ?? '', hints?.[column]));
  return alike.length / filled.length;
}

/** Confidence by the words of a header: the whole, the whole without what is in brackets, or a part. */
function headerConfidence(name: string, words: readonly string[]): number {
  const whole = plainWord(name);
  if (whole === '') return 0;
  if (words.includes(whole)) return byWholeWord;
  const outside = plainWord(name.normalize('NFKC').replaceAll(/[[(【][^[(【\])】]*[\])】]/g, ' ')).replace(demands, '');
  if (outside !== '' && words.includes(outside)) return byWholeWord * 0.95;
  const inside = words.filter((word) => word.length >= minimumOf(word) && whole.includes(word));
  const longest = Math.max(0, ...inside.map((word) => word.length));
  return longest === 0 ? 0 : byWordAndMore * Math.sqrt(longest / whole.length);
}

const minimumOf = (word: string) => (/^[a-z]/.test(word) ? lettersInside * 2 : lettersInside);

/** Letters and digits alone, in one form: '휴대 전화*' and '휴대전화' are one. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** Gives each field to the column with the greatest confidence; of equals the earlier column and the earlier field win. */
function assigned(candidates: readonly Candidate[]): Map<number, Candidate> {
  const found = new Map<number, Candidate>();
  const given = new Set<string>();
  for (const candidate of candidates.toSorted((one, other) => other.confidence - one.confidence)) {
    if (found.has(candidate.column) || given.has(candidate.field)) continue;
    found.set(candidate.column, candidate);
    given.add(candidate.field);
  }
  return found;
}

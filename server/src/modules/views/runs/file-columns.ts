import type { RunKind, RunOrigin } from '@madang/contract/ground/jobs/runs.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { NamedThing } from '@madang/contract/views/runs/routes.ts';
import type { Translator } from '../../../kernel/i18n/translator.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ShownRow } from '../../../kernel/operations/stored/runs/read-run.ts';
import { flat } from './flat-input.ts';
import { plansChanges } from './plans-changes.ts';
import type { NameThing } from '../../../platform/target-names.ts';
import { refusalOf } from './present-runs.ts';

/** A run with what the headings of its file depend on. */
export interface FiledRun {
  readonly language: Language;
  readonly kind: RunKind | null;
  readonly origin: RunOrigin;
  readonly operation: string;
  readonly detail: Readonly<Record<string, string>>;
}

interface Column {
  readonly head: string;
  readonly valueOf: (row: ShownRow, nameThing: NameThing) => string;
}

/** The columns of a run's file: the item, its input, its result and the reason. */
export function columnsFor({ translator }: Kernel, run: FiledRun, inputs: readonly string[]): readonly Column[] {
  const { language } = run;
  const word = (key: string, params = {}) => translator.text(language, `runFile.${key}`, params);
  const nameIn = ({ name, englishName }: NamedThing) => (readsKorean(language) ? name : englishName || name);
  const isPlanned = plansChanges(run);
  const reasonOf = (row: ShownRow) => {
    const sentence = sentenceOf(translator, language, row);
    return isPlanned && row.state === 'done' && sentence !== '' ? word('today', { reason: sentence }) : sentence;
  };
  return [
    { head: word('number'), valueOf: ({ rowNumber }) => String(rowNumber) },
    { head: word('item'), valueOf: ({ target }, nameThing) => (target ? nameIn(nameThing(target)) : '') },
    { head: word('itemId'), valueOf: ({ target }) => target?.id ?? '' },
    ...inputs.map((path) => inputColumn(translator, run, path)),
    {
      head: word('state'),
      valueOf: ({ state }) => word(`states.${isPlanned && state === 'done' ? 'planned' : state}`),
    },
    { head: word('code'), valueOf: (row) => row.code ?? '' },
    { head: word('reason'), valueOf: reasonOf },
  ];
}

function sentenceOf(translator: Translator, language: Language, row: ShownRow): string {
  const refusal = refusalOf(row);
  if (refusal === null) return '';
  const { code, params, fields } = refusal;
  if (fields.length === 0) return translator.errorText(language, code, params);
  return fields.map((field) => translator.errorText(language, field.code, field.params, field.path)).join(' ');
}

/** Inputs whose values are codes with a word for each. */
const worded: ReadonlySet<string> = new Set(['reason', 'when', 'handovers', 'kind']);

/** Path of the change itself in the input of its planning. */
const stepName = 'step.name';
const stepInput = 'step.input.';

function inputColumn(translator: Translator, run: FiledRun, path: string): Column {
  const { language, kind } = run;
  const key = lastOf(path);
  const wordOf = (value: string) => {
    if (path === stepName) return firstText(translator, language, [`runMail.kinds.${kind}`]);
    return worded.has(key) ? firstText(translator, language, [`runFile.values.${value}`]) : undefined;
  };
  const valueOf = ({ input }: ShownRow) => {
    const value = flat(input).get(path) ?? '';
    return wordOf(value) ?? value;
  };
  return { head: headOf(translator, run, path), valueOf };
}

/** The heading of an input: of its operation, of all runs, or the label of the field. */
function headOf(translator: Translator, { language, operation, detail }: FiledRun, path: string): string {
  const text = (name: string) => translator.text(language, `runFile.inputs.${name}`);
  if (path === stepName) return text('change');
  if (path === 'note' && operation === 'plan-change') return text('planNote');
  const inChange = path.startsWith(stepInput) ? path.slice(stepInput.length) : path;
  const key = lastOf(path);
  const change = detail['operation'] ?? operation;
  const keys = [`runFile.inputsOf.${change}.${key}`, `runFile.inputs.${key}`, `fields.${key}`];
  const name = firstText(translator, language, keys) ?? inChange;
  return inChange.startsWith('onlyIf.') ? translator.text(language, 'runFile.before', { name }) : name;
}

function firstText(translator: Translator, language: Language, keys: readonly string[]): string | undefined {
  const found = keys.find((key) => translator.has(language, key));
  return found === undefined ? undefined : translator.text(language, found);
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

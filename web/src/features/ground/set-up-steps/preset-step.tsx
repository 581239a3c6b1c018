import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { type DraftColumn, DraftList } from './draft-list.tsx';
import styles from './step-body.module.css';
import { useSetUpTexts } from './set-up-texts.tsx';
import { StepPart } from './step-body.tsx';
import { StepList, type StepListProps } from './step-list.tsx';
import { useKeptDrafts, useRegisteredSaver } from './step-saving.tsx';
import { beginWith, type DraftOptions, useDraft } from './use-draft.ts';

/** One of the usual ways to fill a step. */
export interface Suggestion<V> {
  readonly kind: string;
  readonly title: string;
  readonly rows: readonly V[];
  /** Description of the rows, if the page's language words them differently from the saved rows. */
  readonly text?: string;
}

interface PresetStepProps<V extends object, S extends z.ZodMiniType> extends Pick<
  DraftOptions<V, S>,
  'schema' | 'empty' | 'create'
> {
  /** Step under which the draft is kept. */
  readonly step: string;
  /** Label of the cards: 'Usual job ranks'. */
  readonly label: string;
  readonly addLabel: string;
  /** The first one is chosen where nothing is made yet. */
  readonly suggestions: readonly Suggestion<V>[];
  readonly columns: readonly DraftColumn<V>[];
  readonly nameOf: (values: V) => string;
  readonly note?: string;
  /** List of what is created, and how to add a single entry. */
  readonly list: StepListProps;
}

/** The choice of those who begin with nothing. */
const nothing = 'nothing';

/**
 * WIZ-24: step with suggestions: they fill rows, which are edited and saved together. Existing things are in the step's
 * list.
 */
export function PresetStep<V extends object, S extends z.ZodMiniType>(props: PresetStepProps<V, S>) {
  const { step, suggestions, list, nameOf } = props;
  const texts = useSetUpTexts();
  const language = useLanguage();
  const kept = useKeptDrafts();
  const made = list.lists.reduce((sum, { items }) => sum + items.length, 0);
  const draft = useDraft({
    ...props,
    reread: list.reread,
    begin: () => (kept.get(step) as Draft<V> | undefined) ?? begun(suggestions, made),
  });
  const { choice, rows, isEdited, nextKey, undo } = draft;
  useEffect(() => {
    kept.set(step, { choice, rows, isEdited, nextKey, undo } satisfies Draft<V>);
  }, [kept, step, choice, rows, isEdited, nextKey, undo]);
  useRegisteredSaver(draft, rows.length > 0);
  const number = (value: number) => formatNumber(value, language);
  const count = made + rows.length;
  const choose = (kind: string) =>
    draft.notify({ kind: 'chosen', choice: kind, rows: suggestions.find((each) => each.kind === kind)?.rows ?? [] });
  const cards = [
    ...suggestions.map(({ kind, title, rows: suggested, text }) => ({
      value: kind,
      title,
      text: text ?? suggested.map(nameOf).join(' · '),
    })),
    { value: nothing, title: texts.startEmpty, text: texts.startEmptyText },
  ];
  const isFilling = rows.length > 0 || (made === 0 && choice !== '' && choice !== nothing);
  return (
    <div className={styles['body']}>
      {made === 0 && (
        <RadioCards
          label={props.label}
          value={choice}
          options={cards}
          columns={cards.length % 2 === 0 ? 2 : 3}
          onChange={choose}
        />
      )}
      {(made > 0 || !isFilling) && <StepList {...list} adds={isFilling ? [] : list.adds} />}
      {isFilling && (
        <StepPart title={made > 0 ? texts.notSaved : texts.editFirst}>
          <DraftList
            label={props.label}
            addLabel={props.addLabel}
            columns={props.columns}
            draft={draft}
            empty={props.empty}
            nameOf={nameOf}
            note={props.note}
            full={count >= list.limit ? texts.full(number(list.limit)) : undefined}
            count={texts.willSave(number(rows.length), number(list.limit))}
          />
        </StepPart>
      )}
    </div>
  );
}

function begun<V>([first]: readonly Suggestion<V>[], made: number): Draft<V> {
  return first && made === 0 ? beginWith(first.kind, first.rows) : emptyDraft<V>();
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ProgressPopup } from '../../../ui/dialogs/progress-popup.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { ItemList } from './item-list.tsx';
import { useSetUpTexts } from './set-up-texts.tsx';
import { StepBody, StepPart } from './step-body.tsx';
import { withOrdinal } from '../../../ui/with-ordinal.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

/** Something that a step made, as its list shows it. */
export interface MadeItem {
  readonly key: string;
  readonly name: string;
  /** Badges beside the name. */
  readonly beside?: ReactNode;
  readonly detail?: string | undefined;
  readonly remove: () => Promise<unknown>;
}

export interface StepListProps {
  /** Several, where a step makes things of several kinds; each has a name then. */
  readonly lists: readonly { readonly title: string; readonly items: readonly MadeItem[] }[];
  readonly limit: number;
  /** Kinds of entries to add; the popup stays open until it calls back. */
  readonly adds: readonly { readonly label: string; readonly popup: (onClose: () => void) => ReactNode }[];
  readonly empty: { readonly title: string; readonly text: string };
  /** Reads the list again, after something went. */
  readonly reread: () => Promise<unknown>;
}

/** WIZ-16: things that a step made, with ways to add more up to its limit and to remove them after a question. */
export function StepList({ lists, limit, adds, empty, reread }: StepListProps) {
  const texts = useSetUpTexts();
  const language = useLanguage();
  const [open, setOpen] = useState<number>();
  const removal = useRemoval(reread);
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  const accessibleName = withOrdinal(
    lists.flatMap(({ items }) => items),
    ({ name }) => name,
  );
  const number = (value: number) => formatNumber(value, language);
  const full = count >= limit ? texts.full(number(limit)) : undefined;
  const shown = lists.filter(({ items }) => items.length > 0);
  return (
    <StepBody
      actionsRef={removal.actions}
      count={texts.count(number(count), number(limit))}
      full={full}
      actions={adds.map(({ label }, place) => (
        <Button key={label} icon={<PlusIcon />} disabledReason={full} onClick={() => setOpen(place)}>
          {label}
        </Button>
      ))}
    >
      {count === 0 && <EmptyState title={empty.title} text={empty.text} />}
      {shown.map(({ title, items }) => {
        const list = (
          <ItemList
            key={title}
            label={title}
            items={items.map((item) => ({
              ...item,
              removeText: texts.removeNamed(accessibleName(item)),
              onRemove: () => void removal.ask(item, accessibleName(item)),
            }))}
          />
        );
        if (lists.length === 1) return list;
        return (
          <StepPart key={title} title={title}>
            {list}
          </StepPart>
        );
      })}
      {open !== undefined && adds[open]?.popup(() => setOpen(undefined))}
      {removal.isBusy && <ProgressPopup title={texts.working} text={texts.removing} />}
    </StepBody>
  );
}

function useRemoval(reread: () => Promise<unknown>) {
  const texts = useSetUpTexts();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const [removed, setRemoved] = useState(0);
  const actions = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its row: the focus goes on to what can be done next.
  useEffect(() => {
    if (removed > 0) actions.current?.querySelector('button')?.focus();
  }, [removed]);
  const ask = async ({ remove }: MadeItem, name: string) => {
    if (!(await notices.confirm(texts.removeQuestion(name), { title: texts.remove, ok: texts.remove, danger: true })))
      return;
    setBusy(true);
    const failure = await remove().then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    );
    await reread();
    setBusy(false);
    if (failure === undefined) setRemoved((before) => before + 1);
    else await notices.showError(failure.thrown);
  };
  return { isBusy, ask, actions };
}

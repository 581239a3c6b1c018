import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { plainText } from '../../../../ui/comparison/compare-texts.ts';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import type { Item, ItemChange } from '../items.ts';
import { useText } from '../texts.ts';
import styles from './what-changed.module.css';

const ComparedText = lazy(async () => ({
  default: (await import('../../../../ui/comparison/compared-text.tsx')).ComparedText,
}));

/** TRM-08: changes of an accepted text, in the publisher's words and as a comparison. */
export function WhatChanged({ item }: { readonly item: Item }) {
  const { change } = item;
  // Of the parts of a text one may have stayed as it was.
  const before = change?.before === item.html ? undefined : change?.before;
  if (!change || (change.summaries.length === 0 && before === undefined)) return null;
  return (
    <div className={styles['change']}>
      <Summaries {...{ item, change }} />
      {before !== undefined && <Compared {...{ item, change, before }} />}
    </div>
  );
}

interface ChangeProps {
  readonly item: Item;
  readonly change: ItemChange;
}

/** One word of the publisher for each version since, of which there is one as a rule. */
function Summaries({ item, change: { summaries } }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  if (summaries.length === 0) return null;
  return (
    <div>
      <p className={styles['title']}>{t('changes.title')}</p>
      {summaries.map(({ version, summary }) => (
        <div key={version}>
          {summaries.length > 1 && <p>{formatDate(version.split('.')[0] ?? '', language)}</p>}
          <p className={styles['summary']} lang={item.languageTag}>
            {summary}
          </p>
        </div>
      ))}
    </div>
  );
}

function Compared({ item, change: { agreedVersion }, before }: ChangeProps & { readonly before: string }) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const date = formatDate(agreedVersion.split('.')[0] ?? '', language);
  return (
    <Disclosure summary={t('changes.compare', { date })} onOpen={() => setOpen(true)}>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} label={t('loading')} />}>
          <ComparedText before={plainText(before)} after={plainText(item.html)} languageTag={item.languageTag} />
        </Suspense>
      )}
    </Disclosure>
  );
}

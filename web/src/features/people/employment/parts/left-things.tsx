import type { LeftKind } from '@madang/contract/people/employment/kinds.ts';
import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DownloadIcon, type Icon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { ColumnsIcon, InviteIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { commonHeir, keyOf, type KnownPeople } from '../leaving-form.ts';
import { useText } from '../texts.ts';
import { HeirField } from './heir-field.tsx';
import type { LeavingForm } from './leaver-sheet.tsx';
import styles from './left-things.module.css';

const icons: Readonly<Record<LeftKind, Icon>> = {
  departmentHeads: TreeIcon,
  invitations: InviteIcon,
  savedViews: ColumnsIcon,
  exports: DownloadIcon,
};

interface LeftThingsProps {
  readonly left: readonly LeftThing[];
  readonly form: LeavingForm;
  readonly known: KnownPeople;
  /** The list changed since it was read. */
  readonly news: string | undefined;
  readonly leaverId: string;
  readonly onKnown: (personId: string, person: { readonly fullName: string; readonly englishName: string }) => void;
}

/** Things that someone else takes over, with the person who is proposed for each and why. */
export function LeftThings({ left, form, known, news, leaverId, onKnown }: LeftThingsProps) {
  const t = useText();
  const nameOf = useShownName();
  const language = useLanguage();
  const id = useId();
  const common = commonHeir(form.values.heirs);
  const commonPerson = common === undefined ? undefined : known.get(common);
  const giveAll = () =>
    form.set(
      'heirs',
      left.map(() => common ?? ''),
    );
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          <span>{t('left.title')}</span>
          {left.length > 0 && <span className={styles['count']}>{` ${formatNumber(left.length, language)}`}</span>}
        </h2>
        {commonPerson && left.length > 1 && (
          <Button variant="quiet" small onClick={giveAll}>
            {t('left.allTo', { name: nameOf(commonPerson) })}
          </Button>
        )}
      </div>
      {news !== undefined && <Changed text={news} left={left} />}
      {left.length === 0 ? (
        <p className={styles['none']}>{t('left.none')}</p>
      ) : (
        <ul className={styles['list']}>
          {left.map((thing, place) => (
            <LeftRow key={keyOf(thing)} thing={thing}>
              <HeirField field={form.field(`heirs.${place}`)} {...{ thing, known, leaverId, onKnown }} />
            </LeftRow>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Takes the focus to where the list is other than it was. */
function Changed({ text, left }: { readonly text: string; readonly left: readonly LeftThing[] }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.focus();
    holder.current?.scrollIntoView({ block: 'nearest' });
  }, [left]);
  return (
    <div ref={holder} tabIndex={-1}>
      <Callout tone="warning" isNews>
        {text}
      </Callout>
    </div>
  );
}

function LeftRow({ thing, children }: { readonly thing: LeftThing; readonly children: React.ReactNode }) {
  const t = useText();
  const nameOf = useShownName();
  const Mark = icons[thing.kind];
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>
        <Mark size={16} />
      </span>
      <div className={styles['texts']}>
        <span>{nameOf({ fullName: thing.name, englishName: thing.englishName })}</span>
        <span className={styles['kind']}>{t(`kinds.${thing.kind}`)}</span>
      </div>
      <div className={styles['heir']}>{children}</div>
    </li>
  );
}

import type { HeldKind } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { ReadRequest } from '../api.ts';
import { useText } from '../texts.ts';
import { useHeldFacts } from './held-facts.ts';
import styles from './requests.module.css';

interface HeldChangeProps {
  readonly held: NonNullable<ReadRequest['held']>;
  readonly kind: HeldKind;
  readonly state: ReadRequest['requestState'];
}

/** A change that is approved before it is made: its effect, its people and its result. */
export function HeldChange({ held, kind, state }: HeldChangeProps) {
  const t = useText();
  const language = useLanguage();
  const factRows = useHeldFacts();
  const { things, facts, expiresAt, result, resultCode } = held;
  const rows: (readonly [string, string])[] = [
    [t('held.what'), t(`held.kinds.${kind}`)],
    ...factRows({ things, facts }),
    ...(state === 'waiting' ? [[t('held.until'), formatDate(expiresAt, language, 'dateTime')] as const] : []),
    ...(state === 'approved' ? [[t('held.result'), resultText()] as const] : []),
  ];
  function resultText(): string {
    if (result === null) return t('held.waits');
    return result === 'done'
      ? t('held.done')
      : t('held.refused', { reason: errorText({ code: resultCode ?? 'CO500' }) });
  }
  return (
    <>
      {state === 'waiting' && <p className={styles['lead']}>{`${t('held.intro')} ${t('held.changed')}`}</p>}
      <dl className={styles['values']}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles['lines']}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

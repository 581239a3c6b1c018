import type { OwnPasskey } from '@madang/contract/access/mfa/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useText } from '../texts.ts';
import styles from './passkey-table.module.css';

interface PasskeyTableProps {
  readonly passkeys: readonly OwnPasskey[];
  /** Reason that the last one cannot be removed. */
  readonly disabledReason: string | undefined;
  readonly onRename: (passkey: OwnPasskey) => void;
  readonly onRemove: (passkey: OwnPasskey) => void;
}

/** A person's passkeys, by their names. */
export function PasskeyTable({ passkeys, disabledReason, onRename, onRemove }: PasskeyTableProps) {
  const t = useText();
  const language = useLanguage();
  const actions = (each: OwnPasskey) => (
    <div className={styles['actions']}>
      <Button small aria-label={t('passkeys.renameOf', { name: each.name })} onClick={() => onRename(each)}>
        {t('passkeys.rename')}
      </Button>
      <Button
        small
        variant="danger"
        disabledReason={disabledReason}
        aria-label={t('passkeys.removeOf', { name: each.name })}
        onClick={() => onRemove(each)}
      >
        {t('passkeys.remove')}
      </Button>
    </div>
  );
  const addedOf = ({ addedAt }: OwnPasskey) => formatDate(addedAt, language);
  const usedOf = ({ lastUsedAt }: OwnPasskey) => (lastUsedAt ? formatDate(lastUsedAt, language) : t('passkeys.never'));
  return (
    <Table
      caption={t('passkeys.name')}
      rows={passkeys}
      rowKey={({ passkeyId }) => passkeyId}
      line={(each) =>
        [
          ...(each.opensAlone ? [] : [t('passkeys.secondStep')]),
          `${t('passkeys.added')} ${addedOf(each)}`,
          `${t('passkeys.used')} ${usedOf(each)}`,
        ].join(' · ')
      }
      columns={[
        {
          id: 'name',
          title: t('passkeys.name'),
          isHeader: true,
          cell: ({ name, opensAlone }, line) => (
            <>
              <span>{name}</span>
              {!line && !opensAlone && <div className={styles['note']}>{t('passkeys.secondStep')}</div>}
            </>
          ),
        },
        {
          id: 'added',
          title: t('passkeys.added'),
          cell: addedOf,
          isWhole: true,
        },
        { id: 'used', title: t('passkeys.used'), cell: usedOf },
        { id: 'actions', title: t('passkeys.actions'), align: 'end', isAction: true, isUnder: true, cell: actions },
      ]}
    />
  );
}

import { type Holder, revokeRole, type RoleChange } from '@madang/contract/people/role-assignments/routes.ts';
import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { type GrantableRole, grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { giveUp, useReread, useRoleHistory } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './holder-panel.module.css';

interface HolderPanelProps {
  readonly holder: Holder;
  readonly grantable: readonly GrantableRole[];
  readonly onClose: () => void;
}

/** One person's roles, each taken back at once, and what became of them. */
export function HolderPanel({ holder, grantable, onClose }: HolderPanelProps) {
  const t = useText();
  const nameOf = useShownName();
  const [, change] = useSearchParams();
  return (
    <SidePanel
      title={nameOf(holder)}
      picture={<Avatar name={nameOf(holder)} seed={holder.fullName} size="panel" />}
      lead={<MailText>{holder.loginId}</MailText>}
      onClose={onClose}
    >
      <Stack>
        <Section title={t('columns.roles')} {...(holder.isOwn && { help: t('ownHelp') })}>
          <ul className={styles['roles']}>
            {holder.roles.map((held) => (
              <HeldRole
                key={held.role}
                holder={holder}
                {...held}
                revocable={holder.isOwn ? undefined : grantable.find((role) => role === held.role)}
                // The person leaves the list with the last role.
                onGone={holder.roles.length === 1 ? onClose : () => {}}
              />
            ))}
          </ul>
        </Section>
        {holder.isOwn && holder.roles.some(({ role }) => role === 'representative') && (
          <Section title={t('handover.title')} help={t('handover.help')}>
            <div>
              <Button onClick={() => change({ panel: 'handover', item: null }, 'push')}>{t('handover.begin')}</Button>
            </div>
          </Section>
        )}
        <Section title={t('history.title')}>
          <History personId={holder.personId} />
        </Section>
      </Stack>
    </SidePanel>
  );
}

type HeldRoleProps = Holder['roles'][number] & {
  readonly holder: Holder;
  /** The role, where the reader takes it back. */
  readonly revocable: GrantableRole | undefined;
  readonly onGone: () => void;
};

function HeldRole({ holder: { personId, isOwn }, role, grantedAt, revocable, onGone }: HeldRoleProps) {
  const givable = isOwn ? grantableRoles.find((each) => each === role) : undefined;
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const name = t(`roles.${role}`);
  return (
    <li className={styles['role']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['quiet']}>{t(`does.${role}`)}</p>
        <p className={styles['quiet']}>{t('since', { date: formatDate(grantedAt, language, 'date') })}</p>
      </div>
      {revocable && (
        <DeleteButton
          label={t('revoke', { role: name })}
          done={t('revoked', { role: name })}
          remove={() => sendChange(revokeRole, { params: { personId, role: revocable } })}
          onGone={onGone}
          reread={reread}
        />
      )}
      {givable && <GiveUpButton role={givable} />}
    </li>
  );
}

/** Gives up a role of one's own, which is asked first: no undo brings it back. */
function GiveUpButton({ role }: { readonly role: GrantableRole }) {
  const t = useText();
  const notices = useNotices();
  const name = t(`roles.${role}`);
  const label = t('giveUp', { role: name });
  const ask = async () => {
    if (!(await notices.confirm(t('giveUpAsk', { role: name }), { ok: label, danger: true }))) return;
    try {
      await giveUp(role);
      // What the pages of the console asked for may be out of reach by now.
      location.replace(portalHome);
    } catch (thrown) {
      await notices.showError(thrown);
    }
  };
  return <Button onClick={() => void ask()}>{label}</Button>;
}

function History({ personId }: { readonly personId: string }) {
  const t = useText();
  const history = useRoleHistory(personId);
  return (
    <Listed query={history}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles['quiet']}>{t('history.none')}</p>
        ) : (
          <ol className={styles['history']}>
            {items.map((change) => (
              <Change key={`${change.changeId} ${change.role}`} {...change} />
            ))}
          </ol>
        )
      }
    </Listed>
  );
}

function Change({ change, role, changedAt, actor }: RoleChange) {
  const t = useText();
  const nameOf = useShownName();
  const language = useLanguage();
  return (
    <li className={styles['change']}>
      <p>
        <strong>{t(`history.${change}`, { role: t(`roles.${role}`) })}</strong>
        {actor && <span>{` · ${nameOf(actor)}`}</span>}
      </p>
      <p className={styles['quiet']}>
        <time dateTime={changedAt} title={formatDate(changedAt, language, 'dateTime')}>
          {formatRelative(new Date(changedAt), language)}
        </time>
      </p>
    </li>
  );
}

import { toCallError } from '../../../../kernel/call-error.ts';
import { fieldErrorOf, typedFor } from '../../../../kernel/calls/one-time-code.ts';
import { useForm } from '../../../../kernel/form.ts';
import type { Choice } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { checkContact, IdentifyForm } from '../../identity-steps/index.ts';
import { askOf, identity, noIdentity } from '../identity.ts';
import { useText } from '../texts.ts';
import type { Recovery } from '../use-recovery.ts';

interface IdentifyProps {
  readonly recovery: Recovery;
  readonly callingCodes: readonly Choice[];
}

function useIdentityForm({ send, proveAtOnce, sent, loginId }: Recovery) {
  const form = useForm({
    schema: identity,
    initial: { ...noIdentity, loginId, ...typedFor(sent?.ask) },
    alsoCheck: checkContact,
    submit: async () => {
      try {
        const { option, ...asked } = askOf(form.values);
        const needsNoCode = option === 'opencode' || option === 'pin';
        await (needsNoCode ? proveAtOnce({ option, ...asked }) : send({ option, ...asked }));
      } catch (thrown) {
        // What the server says of 'where to send' belongs to the contact that was chosen.
        const [first] = toCallError(thrown).fields;
        if (!first) throw thrown;
        form.refuse({ [first.path === 'loginId' ? 'loginId' : form.values.option]: fieldErrorOf(thrown) });
      }
    },
  });
  return form;
}

/** Whose account it is and where the code shall go; both must be the account's for anything to be sent. */
export function IdentifyStep({ recovery, callingCodes }: IdentifyProps) {
  const t = useText();
  const { formProps, busy, field } = useIdentityForm(recovery);
  const byCode = { submit: t('identify.send') };
  return (
    <IdentifyForm
      formProps={formProps}
      busy={busy}
      option={field('option')}
      mobile={field('mobile')}
      field={field}
      ended={recovery.ended}
      callingCodes={callingCodes}
      back={t('identify.cancel')}
      before={
        <TextField
          {...field('loginId')}
          label={t('identify.id')}
          help={t('identify.idHelp')}
          autoComplete="username"
          inputMode="email"
          required
        />
      }
      offers={[
        {
          ...byCode,
          option: 'externalMail',
          title: t('identify.mail'),
          text: t('identify.mailText'),
          help: t('identify.mailHelp'),
        },
        {
          ...byCode,
          option: 'mobile',
          title: t('identify.mobile'),
          text: t('identify.mobileText'),
          help: t('identify.mobileHelp'),
        },
        {
          option: 'opencode',
          title: t('identify.key'),
          text: t('identify.keyText'),
          help: t('identify.keyHelp'),
          submit: t('identify.take'),
        },
        {
          option: 'pin',
          title: t('identify.pin'),
          text: t('identify.pinText'),
          help: t('identify.pinHelp'),
          submit: t('identify.takePin'),
        },
      ]}
    />
  );
}

import { credentials } from '@madang/contract/access/accounts/sign-in-routes.ts';
import { useEffect, useState } from 'react';
import { useForm } from '../../../../kernel/form.ts';
import { consentWith, factorWith, renewalWith } from '../../../../kernel/pages/waiting-sign-in.ts';
import { wantedPage } from '../../../../kernel/pages/wanted-page.ts';
import type { SignInReason } from '../../../../kernel/pages/sign-in-target.ts';
import { homeOfSession } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { keepsSession, logIn, offersStaying } from '../api.ts';
import { rememberedId, rememberId } from '../remembered-id.ts';
import { clearSignUpResult, signedUpId } from '../sign-up-result.ts';
import { useText } from '../texts.ts';
import { useSignInWait } from '../use-sign-in-wait.ts';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';
import styles from './sign-in-form.module.css';
import { type SignInRefusal, SignInNote } from './sign-in-note.tsx';
import { PasskeyWay } from './passkey-way.tsx';

/** A passkey, or ID and password. A refusal says the same for an unknown ID as for a wrong password, and keeps what was typed. */
export function SignInForm({ reason }: { readonly reason: SignInReason | undefined }) {
  const t = useText();
  const wait = useSignInWait();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [isLeaving, setLeaving] = useState(false);
  /** The proof was right. Replaced, so that 'back' does not lead from the portal to a sign-in that is over. */
  const leaveFor = async (addressOf: (wanted: string | undefined) => string) => {
    setLeaving(true);
    clearSignUpResult();
    location.replace(addressOf(await wantedPage()));
  };
  const enter = async (session: Parameters<typeof homeOfSession>[0]) => {
    if (!(await keepsSession())) return setRefusal('noCookies');
    return leaveFor((wanted) => (session.redirectsToSetUp ? undefined : wanted) ?? homeOfSession(session));
  };
  const [known] = useState(() => signedUpId() || rememberedId());
  const [isRemembered, setRemembered] = useState(() => rememberedId() !== '');
  const [staySignedIn, setStaying] = useState(false);
  const passkey = usePasskeySignIn({
    staySignedIn,
    onLoggedIn: ({ session }) => void (session ? enter(session) : leaveFor(consentWith)),
    onRefused: setRefusal,
    onNotUsed: () => setRefusal('noPasskey'),
  });
  const form = useForm({
    schema: credentials,
    initial: { loginId: known, password: '' },
    submit: async (typed) => {
      if (wait.isOn) return;
      setRefusal(undefined);
      const session = await logIn({ ...typed, staySignedIn });
      keepId();
      await enter(session);
    },
    refusals: {
      EM0010: (refused) => {
        setRefusal(refused);
        form.formProps.ref.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
      },
      ACCESS_ON_LEAVE: setRefusal,
      ACCESS_ON_LEAVE_UNTIL: setRefusal,
      ACCESS_SUSPENDED: setRefusal,
      ACCESS_SUSPENDED_UNTIL: setRefusal,
      APPROVAL_AWAITED: setRefusal,
      NETWORK_NOT_ALLOWED: setRefusal,
      CONSENT_NEEDED: () => goOn(consentWith),
      FACTOR_NEEDED: () => goOn(factorWith),
      PASSWORD_RENEWAL_NEEDED: () => goOn(renewalWith),
      EM0011: ({ params }) => wait.begin(Number(params['seconds'])),
    },
  });
  /** The password was right: from now on the page begins with this ID, or with none. */
  const keepId = () => rememberId(isRemembered ? form.values.loginId.trim() : '');
  const goOn = (addressOf: (wanted: string | undefined) => string) => {
    keepId();
    void leaveFor(addressOf);
  };
  const remember = (isWished: boolean) => {
    setRemembered(isWished);
    if (!isWished) rememberId('');
  };
  const { ref } = form.formProps;
  // Anyone who comes to sign in types at once; where something is said first, that is read first.
  useEffect(() => {
    const first = known === '' ? 'loginId' : 'password';
    if (reason === undefined) ref.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [known, reason, ref]);
  return (
    <form {...form.formProps}>
      <Stack>
        <SignInNote reason={reason} refusal={refusal} wait={wait} />
        <PasskeyWay {...passkey} />
        <TextField
          {...form.field('loginId')}
          label={t('logIn.id')}
          help={t('logIn.idHelp')}
          autoComplete="username webauthn"
          inputMode="email"
          required={false}
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" required={false} />
        <div>
          <div className={styles['ticks']}>
            <CheckField name="isRemembered" label={t('logIn.remember')} value={isRemembered} onChange={remember} />
            {offersStaying() && (
              <CheckField name="staySignedIn" label={t('logIn.stay')} value={staySignedIn} onChange={setStaying} />
            )}
          </div>
          <p role="status" className={styles['stays']}>
            {staySignedIn && t('logIn.stayHelp')}
          </p>
        </div>
        <Button
          type="submit"
          variant={passkey.press ? 'secondary' : 'primary'}
          block
          busy={form.busy || isLeaving}
          disabledReason={wait.isOn ? t('logIn.waiting') : undefined}
        >
          {t('logIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}

import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { lazy, Suspense, useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { isProofLost, isProofOver } from '../../../../kernel/calls/one-time-code.ts';
import { errorText, fieldText, thrownText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { loadDeletion } from '../../../access/consents/index.ts';
import { loadForms, type RegisteredRequest } from '../../signup/index.ts';
import { activate, loadAccounts, type WaitingAccount } from '../api.ts';
import { useText } from '../texts.ts';
import type { AccountWay } from '../use-account.ts';

const RegisteredForm = lazy(async () => ({ default: (await loadForms()).RegisteredForm }));

/** The accounts that the proof has opened: whose they are, and what is left to say. */
export function AccountStep({ way }: { readonly way: AccountWay }) {
  const t = useText();
  const { data: accounts, failure, reload } = useLoaded('accounts', () => loadOrBegin(way));
  const [selected, setSelected] = useState('');
  if (failure !== undefined) {
    const again = (
      <Button onClick={() => (isProofOver(failure) ? way.beginAnew() : reload())}>{t('page.retry')}</Button>
    );
    return <ErrorState title={isProofLost(failure) ? t('page.over') : thrownText(failure)} action={again} />;
  }
  if (!accounts) return <Skeleton lines={6} label={t('page.loading')} />;
  const account = accounts.length === 1 ? accounts[0] : accounts.find(({ companyCode }) => companyCode === selected);
  return (
    <Stack>
      {accounts.length > 1 && <Companies accounts={accounts} selected={selected} onChange={setSelected} />}
      {account && <OneAccount key={account.companyCode} account={account} way={way} />}
    </Stack>
  );
}

/** Loads the accounts; if only a reload or the history led here, an expired proof returns to the first step without a notice. */
async function loadOrBegin({ isFound, beginAnew }: AccountWay): Promise<readonly WaitingAccount[]> {
  try {
    return await loadAccounts();
  } catch (thrown) {
    if (isFound && isProofOver(thrown)) beginAnew();
    throw thrown;
  }
}

/** Error codes of a proof that its issuer has ended; only another proof continues. */
const endedProofs: ReadonlySet<string> = new Set(['OPENCODE_INVALID', 'INITIAL_PASSWORD_ENDED']);

interface CompaniesProps {
  readonly accounts: readonly WaitingAccount[];
  readonly selected: string;
  readonly onChange: (companyCode: string) => void;
}

function Companies({ accounts, selected, onChange }: CompaniesProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <RadioCards
      name="companyCode"
      label={t('account.choose')}
      help={t('account.chooseHelp')}
      value={selected}
      onChange={onChange}
      required
      options={accounts.map((account) => ({
        value: account.companyCode,
        title: companyNameFor(account, language),
        text: account.loginId,
      }))}
    />
  );
}

/** RCN-02: then what the company registered is deleted, perhaps the only contact with it. */
function declinesOptional({ agreements }: RegisteredRequest): boolean {
  return agreements.some(({ isOptionalAgreed }) => isOptionalAgreed === false);
}

function OneAccount({ account, way }: { readonly account: WaitingAccount; readonly way: AccountWay }) {
  const t = useText();
  const notices = useNotices();
  const language = useLanguage();
  const submit = async (request: RegisteredRequest) => {
    const deleted = declinesOptional(request) ? account.stored : [];
    if (deleted.length > 0 && !(await (await loadDeletion()).askDeletion(notices, account))) return;
    try {
      const given = await activate(account, request, language);
      const { companyName, englishCompanyName } = account;
      way.finish({ ...given, companyName, englishCompanyName, deleted });
    } catch (thrown) {
      const { errorCode } = toCallError(thrown);
      if (isProofLost(thrown)) return way.beginAnew({ code: '', message: t('page.over') });
      if (endedProofs.has(errorCode)) return way.beginAnew({ code: errorCode });
      if (errorCode !== 'MB_M_DENY_PAGE') throw thrown;
      await notices.alert(errorText({ code: errorCode }));
      // SGN-11: a browser closes only windows that a script opened; all others go on to the sign-in.
      close();
      location.replace(signInAddress);
    }
  };
  return (
    <Stack>
      <Facts
        facts={[
          [fieldText('companyName'), companyNameFor(account, language)],
          [fieldText('fullName'), account.fullName],
          // Addresses are Latin letters whatever the page speaks (ACS-06).
          [
            fieldText('loginId'),
            <span key="id" lang="en">
              {account.loginId}
            </span>,
          ],
        ]}
      />
      <Suspense fallback={<Skeleton lines={8} label={t('page.loading')} />}>
        <RegisteredForm account={account} submitLabel={t('account.submit')} activate={submit} />
      </Suspense>
    </Stack>
  );
}

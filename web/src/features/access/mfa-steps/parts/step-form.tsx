import { appCode, recoveryCode, type FactorWay } from '@madang/contract/access/mfa/rules.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { CallError } from '../../../../kernel/call-error.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { CodeField } from '../../../../ui/fields/code-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { endings, pass, type Passed } from '../step-calls.ts';
import { useText } from '../texts.ts';
import { WayBack } from './way-back.tsx';

const schemas = { app: z.object({ code: appCode }), recoveryCode: z.object({ code: recoveryCode }) } as const;

const PasskeyForm = lazy(async () => ({ default: (await import('./passkey-form.tsx')).PasskeyForm }));

/** Those that this browser can do; a passkey is none where it knows none. */
function usableWays(ways: readonly FactorWay[]): readonly FactorWay[] {
  return ways.filter((way) => way !== 'passkey' || 'PublicKeyCredential' in window);
}

interface StepFormProps {
  /** Verification methods that the user has; the first is requested. */
  readonly ways: readonly FactorWay[];
  /** ACC-17: for how many days this device may be asked for none; 0: not at all. */
  readonly trustDays: number;
  readonly onPassed: (passed: Passed) => void;
  /** Receives the code with the reason that the sign-in has to begin again. */
  readonly onEnded: (code: string) => void;
}

/** A passkey, the code of the app, or a recovery code in their place. */
export function StepForm({ ways, trustDays, onPassed, onEnded }: StepFormProps) {
  const t = useText();
  const language = useLanguage();
  const usable = usableWays(ways);
  const [way, setWay] = useState<FactorWay>(usable[0] ?? 'app');
  const [isTrusting, setTrusting] = useState(false);
  const others = usable.filter((each) => each !== way);
  return (
    <Stack>
      <p>{t(`lead.${way}`)}</p>
      {trustDays > 0 && way !== 'recoveryCode' && (
        <CheckField
          name="isTrusting"
          label={t('trust', { days: formatNumber(trustDays, language) })}
          value={isTrusting}
          onChange={setTrusting}
        />
      )}
      {way === 'passkey' ? (
        <Suspense>
          <PasskeyForm isTrusting={isTrusting} onPassed={onPassed} onEnded={onEnded} />
        </Suspense>
      ) : (
        <CodeForm key={way} way={way} isTrusting={isTrusting} onPassed={onPassed} onEnded={onEnded} />
      )}
      {others.map((other) => (
        <div key={other}>
          <Button variant="quiet" flush onClick={() => setWay(other)}>
            {t(`instead.${other}`)}
          </Button>
        </div>
      ))}
      <Disclosure summary={t('lost.title')}>
        <Stack tight>
          <p>{t('lost.text')}</p>
          <p>{t('lost.operator')}</p>
        </Stack>
      </Disclosure>
      <WayBack />
    </Stack>
  );
}

interface CodeFormProps extends Omit<StepFormProps, 'ways' | 'trustDays'> {
  readonly way: keyof typeof schemas;
  readonly isTrusting: boolean;
}

function CodeForm({ way, isTrusting, onPassed, onEnded }: CodeFormProps) {
  const t = useText();
  const [isLeaving, setLeaving] = useState(false);
  const end = ({ errorCode }: CallError) => onEnded(errorCode);
  const form = useForm({
    schema: schemas[way],
    initial: { code: '' },
    submit: async ({ code }) => {
      const passed = await pass[way](code, isTrusting);
      setLeaving(true);
      onPassed(passed);
    },
    refusals: Object.fromEntries(endings.map((code) => [code, end])),
  });
  useEffect(() => document.querySelector<HTMLElement>('[name="code"]')?.focus(), []);
  return (
    <form {...form.formProps}>
      <Stack>
        {way === 'app' ? (
          <CodeField {...form.field('code')} label={t('code')} required={false} />
        ) : (
          <TextField
            {...form.field('code')}
            label={t('recoveryCode')}
            required={false}
            autoComplete="off"
            lang="en"
            placeholder="XXXXX-XXXXX"
            typed="secret"
          />
        )}
        <Button type="submit" variant="primary" block busy={form.busy || isLeaving}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}

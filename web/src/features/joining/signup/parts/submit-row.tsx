import { fieldText } from '../../../../kernel/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { ProgressPopup } from '../../../../ui/dialogs/progress-popup.tsx';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import { initialValues } from '../values.ts';

/** The values are declared as the page asks for them. */
const pageOrder = Object.keys(initialValues);
/** Maximum number of open fields that a disabled button names before it counts the rest. */
const namedFields = 3;

export function SubmitRow({ signUp: { form } }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  return (
    <Actions>
      <SubmitButton form={form} label={t('form.submit')} />
      {form.busy && <ProgressPopup title={t('form.busyTitle')} text={t('form.busyText')} />}
    </Actions>
  );
}

interface SubmitButtonProps {
  readonly form: Pick<SignUp['form'], 'busy' | 'issues'>;
  readonly label: string;
}

/** SGN-06, ACS-03: blocked while something is missing, yet reachable, and then it says what. */
export function SubmitButton({ form, label }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" block busy={form.busy} disabledReason={useRemaining(form.issues)}>
      {label}
    </Button>
  );
}

function useRemaining(issues: SignUp['form']['issues']): string | undefined {
  const t = useSignUpTexts();
  if (issues.length === 0) return undefined;
  const open = new Set(issues.map(({ path }) => path.split('.')[0]));
  const labels = pageOrder.filter((path) => open.has(path)).map(fieldText);
  const fields = labels.slice(0, namedFields).join(', ');
  const more = labels.length - namedFields;
  return more > 0 ? t('form.remainingMore', { fields, more }) : t('form.remaining', { fields });
}

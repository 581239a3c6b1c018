import { employeesSelectedAtOnce } from '@madang/contract/people/people/limits.ts';
import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import { useState } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Button } from '../../../../ui/button.tsx';
import { useText } from './texts.ts';

interface GridButtonProps {
  readonly whom: EmployeeSelection;
  readonly count: number;
}

/** BLK-10: opens the chosen people, or all that the filters find, in the grid. */
export function GridButton({ whom, count }: GridButtonProps) {
  const t = useText();
  const notices = useNotices();
  const [open] = useContributed('peopleGrid');
  const [busy, setBusy] = useState(false);
  if (!open) return null;
  const tooMany = { path: 'personIds', code: 'EMPLOYEES_CHOSEN', params: { 0: employeesSelectedAtOnce } };
  const press = async () => {
    setBusy(true);
    try {
      navigate(await open(whom));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      small
      busy={busy}
      disabledReason={count > employeesSelectedAtOnce ? errorText(tooMany) : undefined}
      onClick={() => void press()}
    >
      {t('acts.editInGrid')}
    </Button>
  );
}

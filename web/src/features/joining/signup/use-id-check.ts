import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { useState } from 'react';
import { toCallError } from '../../../kernel/call-error.ts';
import type { FieldError } from '../../../kernel/error-texts.ts';
import { checkIsIdFree } from './api.ts';
import { loginIdOf } from './form-checks.ts';
import { type IdField, idFieldOf, type SignUpValues } from './values.ts';

interface Checked {
  readonly service: ServiceType;
  readonly loginId: string;
}

/** SGN-03: the ID that passed the duplicate check; any other ID, or the same for another service, has not. */
export function useCheckedId(service: ServiceType) {
  const [checked, setChecked] = useState<Checked>();
  return { checkedLoginId: checked?.service === service ? checked.loginId : undefined, setChecked };
}

interface IdCheckParts {
  readonly service: ServiceType;
  readonly freeMailDomain: string;
  readonly idProfile: IdProfile | undefined;
  readonly isOwnDomain: boolean | undefined;
  readonly values: SignUpValues;
  readonly onUsable: (checked: Checked) => void;
  readonly refuse: (fields: Readonly<Partial<Record<IdField, FieldError>>>) => void;
}

/** Asks the server whether the ID is free; what it says lands under the field. */
export function useIdCheck(parts: IdCheckParts) {
  const [busy, setBusy] = useState(false);
  const check = async () => {
    const { service, values, onUsable, refuse } = parts;
    const field = idFieldOf(service);
    const { loginId, issue } = loginIdOf(values, parts);
    if (issue) return refuse({ [field]: issue });
    setBusy(true);
    try {
      await checkIsIdFree(values[field].trim(), service);
      onUsable({ service, loginId });
    } catch (thrown) {
      const { errorCode, params, errorMessage } = toCallError(thrown);
      refuse({ [field]: { code: errorCode, params, message: errorMessage } });
    } finally {
      setBusy(false);
    }
  };
  return { busy, check };
}

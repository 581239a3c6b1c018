import { refuse, type Refusal } from '@madang/contract/refuse.ts';
import { isWholeCompany } from './reach.sql.ts';

interface Missing {
  /** Permission that the call requires; `session` and `system` are none of a person. */
  readonly permission: string;
  readonly targets: readonly { readonly kind: string }[];
}

// `somewhere` is compared for calls about the whole company alone, so others need not read it.
/** Returns the refusal of a missing right: RIGHT_COMPANY_WIDE if the caller has it in a part of the company. */
export function missingRight({ permission, targets }: Missing, somewhere: ReadonlySet<string> | undefined): Refusal {
  const isPart = isWholeCompany(targets) && somewhere?.has(permission) === true;
  return refuse(isPart ? 'RIGHT_COMPANY_WIDE' : 'CO401');
}

import type { EmploymentAct } from '@madang/contract/people/employment/kinds.ts';
import type { ReactNode } from 'react';
import type { ActedOn, Reread } from '../person.ts';
import { LeavePopup } from './leave-popup.tsx';
import { LeaverSheet } from './leaver-sheet.tsx';
import { ReinstatePopup } from './reinstate-popup.tsx';
import { SuspendPopup } from './suspend-popup.tsx';

export interface DialogProps {
  readonly person: ActedOn;
  /** The face beside the name. */
  readonly picture: ReactNode;
  /** Text below the name: the person's place. */
  readonly lead: string;
  readonly reread: Reread;
  readonly onClose: () => void;
}

/** The dialog that an act opens before it is done. */
export function EmploymentDialog({ act, ...props }: DialogProps & { readonly act: EmploymentAct }) {
  if (act === 'leave') return <LeavePopup {...props} />;
  if (act === 'retire') return <LeaverSheet {...props} />;
  if (act === 'reinstate') return <ReinstatePopup {...props} />;
  if (act === 'suspend') return <SuspendPopup {...props} />;
  return null;
}

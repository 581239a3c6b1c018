import type { HolidayChoice } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { ComponentType } from 'react';

/** The company that is set up, as its steps need it. */
export interface SetUpCompany {
  readonly companyCode: string;
  readonly subOrganisationCode: string;
  readonly companyName: string;
  readonly englishCompanyName: string;
  /** The calendar that its anniversaries go into (WIZ-20). */
  readonly calendarCode: string;
  /** Whose usual ranks, departments and boards are suggested (WIZ-24). */
  readonly country: HolidayChoice;
}

export interface SetUpStepProps {
  readonly company: SetUpCompany;
  /** Leads to the portal's home, where a step cannot be worked at. */
  readonly onLeave: () => void;
}

/** A step of the set-up that makes things of one capability, by the specification's calls and the console's parts. */
export type SetUpStep = ComponentType<SetUpStepProps>;

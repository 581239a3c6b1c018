interface Registered {
  readonly externalMail: string | null;
  readonly mobile: string | null;
}

/** How somebody who was registered opens the account: whoever has no contact was given a certification key (ACC-05). */
export function waitingText({ externalMail, mobile }: Registered): 'waitingText' | 'waitingByKey' {
  return externalMail === null && mobile === null ? 'waitingByKey' : 'waitingText';
}

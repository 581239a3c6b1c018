/** Key under which this tab keeps the new ID and company, so that a reload of the result can show them (SGN-10). */
export const signUpResultKey = 'madang.signedUp';

/** Value stored after the ID and company have been used. */
export const served = 'served';

/** The sign-in has taken a password: of a sign-up in this tab nothing stays but that there was one. */
export function clearSignUpResult(): void {
  try {
    if (sessionStorage.getItem(signUpResultKey) !== null) sessionStorage.setItem(signUpResultKey, served);
  } catch {
    // Nothing was kept.
  }
}

/** The ID that was just made in this tab, to sign in with; '' where there is none. */
export function signedUpId(): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(signUpResultKey) ?? '{}') as { loginId?: unknown };
    return typeof kept.loginId === 'string' ? kept.loginId : '';
  } catch {
    // Nothing was kept, or it has served.
    return '';
  }
}

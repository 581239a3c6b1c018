/** Where this tab keeps the ID and the company that were just made, so that a reload of the result can show them (SGN-10). */
export const signUpResultKey = 'madang.signedUp';

/** What stands there once they have served. */
export const served = 'served';

/** The log-in has taken a password: of a sign-up in this tab nothing stays but that there was one. */
export function clearSignUpResult(): void {
  try {
    if (sessionStorage.getItem(signUpResultKey) !== null) sessionStorage.setItem(signUpResultKey, served);
  } catch {
    // Nothing was kept.
  }
}

/** The ID that was just made in this tab, to log in with; '' where there is none. */
export function signedUpId(): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(signUpResultKey) ?? '{}') as { loginId?: unknown };
    return typeof kept.loginId === 'string' ? kept.loginId : '';
  } catch {
    // Nothing was kept, or it has served.
    return '';
  }
}

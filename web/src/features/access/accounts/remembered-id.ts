import { keptKeys } from '../../../kernel/pages/kept-keys.ts';

/** The ID that this browser's sign-in page begins with, where someone wished that; it stays here, through a log-out too. */
export function rememberedId(): string {
  try {
    return localStorage.getItem(keptKeys.loginId) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the ID of a sign-in that was right; '' forgets the one that was kept. */
export function rememberId(loginId: string): void {
  try {
    if (loginId === '') localStorage.removeItem(keptKeys.loginId);
    else localStorage.setItem(keptKeys.loginId, loginId);
  } catch {}
}

import type { Language } from '@madang/contract/kernel/languages.ts';

/** Data about the request itself that an operation may know. */
export interface RequestInfo {
  readonly id: string;
  /** The caller's address, through trusted proxies only; '' where a job or a command calls. */
  readonly address: string;
  readonly language: Language;
  /** The caller's device as its owner would know it; '' or left out where it is not known. */
  readonly device?: string;
  /** The cookie by which the caller's browser is known; left out where it has none. */
  readonly deviceCookie?: string | undefined;
  /** The ticket, or the consent of the person, by which a service desk reads; left out where none is sent. */
  readonly ticket?: string | undefined;
  /** Aborts once the caller closes the connection; left out where no one waits for an answer. */
  readonly gone?: AbortSignal;
}

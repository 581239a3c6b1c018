import { Resolver } from 'node:dns';
import { readFileSync } from 'node:fs';
import { withoutEndSlashes } from '@madang/contract/kernel/page.ts';
import { cellName } from './kernel/crypto/cell.ts';
import { addressesOf } from './kernel/db/hosts.ts';
import type { S3Place } from './kernel/files/s3-files.ts';
import type { DevicePlace } from './kernel/crypto/device-place.ts';
import { terminalText, type TerminalText, type TextParams } from './kernel/terminal-text.ts';

/** A setting that cannot be used; the text names it and says what would do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Errors of the setting `{name}`, with the values that would be accepted. */
export const faults = {
  plainHttp: {
    en: '{name} must be https in production (MADANG_ALLOW_HTTP=yes accepts plain http)',
    ko: '운영 모드에서 {name}은(는) https여야 합니다. 일반 http를 허용하려면 MADANG_ALLOW_HTTP=yes를 지정하세요.',
  },
  plainDatabase: {
    en: '{name} names a PostgreSQL on another machine, so production needs sslmode=verify-full or require in it (MADANG_ALLOW_PLAIN=database accepts a connection without TLS)',
    ko: '{name}의 PostgreSQL이 다른 서버에 있으므로 운영 모드에서는 주소에 sslmode=verify-full 또는 require가 있어야 합니다. TLS 없는 연결을 허용하려면 MADANG_ALLOW_PLAIN=database를 지정하세요.',
  },
  plainTraces: {
    en: '{name} is on another machine, so production needs https (MADANG_ALLOW_PLAIN=traces accepts plain http)',
    ko: '{name}이(가) 다른 서버에 있으므로 운영 모드에서는 https여야 합니다. 일반 http를 허용하려면 MADANG_ALLOW_PLAIN=traces를 지정하세요.',
  },
  choices: {
    en: '{name} must list one or more of {choices}, with commas',
    ko: '{name}에는 {choices} 중에서 골라 쉼표로 나열하세요.',
  },
  noMail: {
    en: '{name} is required in production, or no mail leaves',
    ko: '운영 모드에서는 메일을 보낼 수 있도록 {name}을(를) 지정해야 합니다.',
  },
  noSender: {
    en: '{name} is required in production: the address that mails come from, of a domain of yours',
    ko: '운영 모드에서는 메일을 보내는 주소로 쓸 {name}을(를) 지정해야 합니다. 직접 관리하는 도메인의 주소를 쓰세요.',
  },
  noSms: {
    en: '{name} is required in production, or no code reaches a phone',
    ko: '운영 모드에서는 인증번호 문자를 보낼 수 있도록 {name}을(를) 지정해야 합니다.',
  },
  noKeys: {
    en: '{name} is required in production: id:base64 of 32 random bytes',
    ko: '운영 모드에서는 {name}을(를) id:base64 형식으로 지정해야 합니다. 키는 무작위 32바이트입니다.',
  },
  noDatabase: {
    en: '{name} is required in production: the address of a PostgreSQL server, or the word {embedded} for the embedded one, which is for evaluation',
    ko: '운영 모드에서는 {name}에 PostgreSQL 서버의 주소를 지정해야 합니다. 평가용 내장 데이터베이스를 쓰려면 {embedded}를 지정하세요.',
  },
  shortSecret: { en: '{name} needs at least {min} characters', ko: '{name}은(는) {min}자 이상이어야 합니다.' },
  file: { en: '{name} names a file that cannot be read', ko: '{name}에 지정한 파일을 읽을 수 없습니다.' },
  choice: { en: '{name} must be one of {choices}', ko: '{name}에는 {choices} 중 하나를 지정하세요.' },
  range: {
    en: '{name} must be a whole number from {min} to {max}',
    ko: '{name}에는 {min}에서 {max} 사이의 정수를 지정하세요.',
  },
  cell: {
    en: '{name} must have one to eight small letters and figures and begin with a letter',
    ko: '{name}에는 영문 소문자로 시작하는 영문 소문자와 숫자 1~8자를 지정하세요.',
  },
  address: {
    en: '{name} must be an address that starts with one of {protocols}',
    ko: '{name}에는 {protocols} 중 하나로 시작하는 주소를 지정하세요.',
  },
  origin: {
    en: '{name} must be a scheme, a host and a port alone, such as https://suite.example',
    ko: '{name}에는 https://suite.example처럼 프로토콜, 호스트, 포트만 지정하세요.',
  },
  nameServers: {
    en: '{name} must list IP addresses of name servers, each with a port or without, such as 192.0.2.53 or [2001:db8::53]:53',
    ko: '{name}에는 192.0.2.53 또는 [2001:db8::53]:53처럼 네임서버의 IP 주소만 나열하세요. 포트는 생략할 수 있습니다.',
  },
  networks: {
    en: '{name} must list addresses or networks of /8 and narrower',
    ko: '{name}에는 주소 또는 /8 이하 범위의 네트워크만 나열하세요.',
  },
  bucket: {
    en: '{name} must be the address of a bucket without keys or a query, such as https://s3.example/madang',
    ko: '{name}에는 https://s3.example/madang처럼 키와 쿼리가 없는 버킷 주소를 지정하세요.',
  },
  filesKey: {
    en: '{name} is required where MADANG_FILES_URL is set',
    ko: 'MADANG_FILES_URL을 지정하면 {name}도 지정해야 합니다.',
  },
  filesUrl: {
    en: '{name} is of no use without MADANG_FILES_URL',
    ko: 'MADANG_FILES_URL 없이는 {name}을(를) 쓸 수 없습니다.',
  },
  device: {
    en: '{name} is required where MADANG_PKCS11_MODULE is set',
    ko: 'MADANG_PKCS11_MODULE을 지정하면 {name}도 지정해야 합니다.',
  },
  deviceLibrary: {
    en: '{name} is of no use without MADANG_PKCS11_MODULE',
    ko: 'MADANG_PKCS11_MODULE 없이는 {name}을(를) 쓸 수 없습니다.',
  },
  keys: {
    en: '{name} must list id:base64 pairs, each id once and each key 32 bytes',
    ko: '{name}에는 id:base64 쌍을 나열하세요. id는 겹치지 않아야 하고 키는 32바이트여야 합니다.',
  },
} as const satisfies Record<string, TerminalText>;

/** Reads settings one by one, remembers which, and gathers what is wrong with them. */
export class Settings {
  readonly #environment: Environment;
  readonly #faults: string[] = [];
  /** The names of the settings that were asked for. */
  readonly read = new Set<string>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  fault(name: string, what: TerminalText, params: TextParams = {}) {
    this.#faults.push(terminalText(what, { name, ...params }));
  }

  throwIfFaulty() {
    if (this.#faults.length > 0) throw new ConfigError(this.#faults.join('\n'));
  }

  /** The setting itself or the content of the file that `<name>_FILE` names. */
  text(name: string): string | undefined {
    this.read.add(name);
    const direct = this.#environment[name]?.trim();
    if (direct) return direct;
    const file = this.#environment[`${name}_FILE`]?.trim();
    if (!file) return undefined;
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      this.fault(`${name}_FILE`, faults.file);
      return undefined;
    }
  }

  /** Secrets that admit any holder, which must not be guessable wherever the product runs. */
  secret(name: string, min: number): string | undefined {
    const given = this.text(name);
    if (given !== undefined && given.length < min) this.fault(name, faults.shortSecret, { min });
    return given;
  }

  oneOf<const T extends readonly [string, ...string[]]>(name: string, values: T, fallback: T[number]): T[number] {
    const given = this.text(name) ?? fallback;
    if (values.includes(given)) return given;
    this.fault(name, faults.choice, { choices: values.join(', ') });
    return fallback;
  }

  /** Some of the words, with commas; none where it is not set. */
  someOf<const T extends string>(name: string, values: readonly T[]): readonly T[] {
    const given = (this.text(name) ?? '').split(',').map((part) => part.trim());
    const known = values.filter((value) => given.includes(value));
    if (given.some((part) => part !== '' && !known.some((value) => value === part))) {
      this.fault(name, faults.choices, { choices: values.join(', ') });
    }
    return known;
  }

  cell(name: string, fallback: string): string {
    const given = this.text(name);
    if (given === undefined || cellName.test(given)) return given ?? fallback;
    this.fault(name, faults.cell);
    return fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.fault(name, faults.range, { min, max });
    return fallback;
  }

  url(name: string, protocols: readonly string[], fallback: string): string;
  url(name: string, protocols: readonly string[]): string | undefined;
  url(name: string, protocols: readonly string[], fallback?: string): string | undefined {
    const given = this.text(name);
    if (given === undefined) return fallback;
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
    this.fault(name, faults.address, { protocols: protocols.map((protocol) => `${protocol}//`).join(', ') });
    return fallback;
  }

  /** An address that may name several hosts of one service; `none` is the word for having none on purpose. */
  hosts(name: string, protocols: readonly string[], none?: string): string | undefined {
    const given = this.text(name);
    if (given === undefined || given === none) return undefined;
    const isAddress = (address: string) => URL.canParse(address) && protocols.includes(new URL(address).protocol);
    if (addressesOf(given).every(isAddress)) return given;
    this.fault(name, faults.address, { protocols: protocols.map((protocol) => `${protocol}//`).join(', ') });
    return undefined;
  }

  /** Scheme, host and port alone: pages and cookies live at the root of a host. */
  origin(name: string, fallback: string): string {
    const given = this.url(name, ['http:', 'https:'], fallback);
    const { origin, href } = new URL(given ?? fallback);
    if (href !== `${origin}/`) this.fault(name, faults.origin);
    return given;
  }

  /** A wide trust list would let anyone choose the address that limits are counted by. */
  proxies(name: string): string[] {
    const given = (this.text(name) ?? '').split(',').map((part) => part.trim());
    const addresses = given.filter((part) => part !== '');
    for (const address of addresses) {
      const bits = Number(address.split('/')[1] ?? '128');
      if (
        !/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(address) ||
        bits < 8 ||
        /^::ffff:.*\/([0-8]?\d|9[0-5])$/i.test(address)
      ) {
        this.fault(name, faults.networks);
      }
    }
    return addresses;
  }

  /** A bucket by its address, its region and who may use it; all of it or nothing. */
  bucket(name: string): S3Place | undefined {
    const url = this.url(`${name}_URL`, ['http:', 'https:']);
    const region = this.text(`${name}_REGION`) ?? 'us-east-1';
    const [keyId, secret] = [this.text(`${name}_KEY`), this.text(`${name}_SECRET`)];
    const given = { [`${name}_KEY`]: keyId, [`${name}_SECRET`]: secret };
    for (const [each, value] of Object.entries(given)) {
      if (url !== undefined && value === undefined) this.fault(each, faults.filesKey);
      // The address may be there and wrong.
      if (value !== undefined && this.text(`${name}_URL`) === undefined) this.fault(each, faults.filesUrl);
    }
    if (url === undefined || keyId === undefined || secret === undefined) return undefined;
    const { username, password, search, hash, pathname } = new URL(url);
    if (username || password || search || hash || pathname.split('/').filter(Boolean).length > 1) {
      this.fault(`${name}_URL`, faults.bucket);
    }
    return { url: withoutEndSlashes(url), region, keyId, secret };
  }

  /** A device by its library, its token and who may use it; all of it or nothing. */
  keyDevice(name: string): DevicePlace | undefined {
    const library = this.text(`${name}_MODULE`);
    const key = this.text(`${name}_KEY`) ?? 'madang';
    const [token, pin] = [this.text(`${name}_TOKEN`), this.text(`${name}_PIN`)];
    for (const [each, value] of Object.entries({ [`${name}_TOKEN`]: token, [`${name}_PIN`]: pin })) {
      if (library !== undefined && value === undefined) this.fault(each, faults.device);
      if (library === undefined && value !== undefined) this.fault(each, faults.deviceLibrary);
    }
    if (library === undefined || token === undefined || pin === undefined) return undefined;
    return { library, token, key, pin, environment: othersOf(this.#environment) };
  }

  nameServers(name: string): string[] {
    const given = (this.text(name) ?? '').split(',').map((part) => part.trim());
    const servers = given.filter((part) => part !== '');
    try {
      new Resolver().setServers(servers);
    } catch {
      this.fault(name, faults.nameServers);
      return [];
    }
    return servers;
  }

  keys(name: string): ReadonlyMap<string, Buffer> | undefined {
    const given = this.text(name);
    if (given === undefined) return undefined;
    const keys = new Map<string, Buffer>();
    for (const part of given.split(',')) {
      const [id = '', encoded = ''] = part.trim().split(':');
      const key = Buffer.from(encoded, 'base64');
      if (!/^[a-z0-9]{1,16}$/.test(id) || key.length !== 32 || keys.has(id)) {
        this.fault(name, faults.keys);
      }
      keys.set(id, key);
    }
    return keys;
  }
}

/** Variables that are none of the product's: the library of a device may read its own. */
function othersOf(environment: Environment): Record<string, string> {
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    const isOwn = /^(MADANG|DATABASE|PG|SMTP|MAIL|SMS)_?/.test(name);
    if (value !== undefined && !isOwn) others[name] = value;
  }
  return others;
}

import type { ServerResponse } from 'node:http';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { readTicket, ticketHeader } from '@madang/contract/kernel/access/desk-ticket.ts';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '../headers/device-name.ts';
import type { RequestInfo } from '../request-info.ts';

/** Data that the request itself does not contain. */
interface Around {
  readonly language: Language;
  readonly deviceCookie: string | undefined;
  readonly response: ServerResponse;
}

/** Shared by all requests: an object literal with a getter would keep each request until a full collection. */
export class CallingRequest implements RequestInfo {
  readonly id: string;
  readonly address: string;
  readonly language: Language;
  readonly deviceCookie: string | undefined;
  readonly #ticket: string | undefined;
  readonly #agent: string | undefined;
  readonly #response: ServerResponse;

  constructor({ id, ip, headers }: FastifyRequest, { language, deviceCookie, response }: Around) {
    this.id = id;
    this.address = ip;
    this.language = language;
    this.deviceCookie = deviceCookie;
    this.#ticket = headers[ticketHeader]?.toString();
    this.#agent = headers['user-agent'];
    this.#response = response;
  }

  get ticket(): string | undefined {
    return readTicket(this.#ticket);
  }

  /** Named where someone asks: a read does not. */
  get device(): string {
    return deviceName(this.#agent);
  }

  /** Made where it is asked for: most calls take no longer than their caller waits. */
  get gone(): AbortSignal {
    const controller = new AbortController();
    const abort = () => controller.abort();
    if (this.#response.closed) abort();
    else this.#response.once('close', abort);
    return controller.signal;
  }
}

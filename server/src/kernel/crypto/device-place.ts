/** A device that speaks PKCS#11, such as a hardware security module, and the key of it that holds the others. */
export interface DevicePlace {
  /** The library of the device's maker. */
  readonly library: string;
  /** Label of the token. */
  readonly token: string;
  /** Label of the AES key on it. */
  readonly key: string;
  readonly pin: string;
  /** Variables of the process that the library may read; none of the product's own. */
  readonly environment: Readonly<Record<string, string>>;
}

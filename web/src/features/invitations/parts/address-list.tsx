/** Addresses to be read, one a line; Latin letters whatever the page speaks (ACS-06). */
export function AddressList({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <ul>
      {addresses.map((address) => (
        <li key={address} lang="en">
          {address}
        </li>
      ))}
    </ul>
  );
}

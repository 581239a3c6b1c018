/** A mail address that goes on in a new line behind its @ where it finds no room in one. */
export function MailText({ children }: { readonly children: string }) {
  const place = children.indexOf('@') + 1;
  return (
    <>
      <span>{children.slice(0, place)}</span>
      <wbr />
      <span>{children.slice(place)}</span>
    </>
  );
}

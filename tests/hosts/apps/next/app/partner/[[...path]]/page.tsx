/** Every address below `/partner` is a page; the layout above shows the portal on all of them. */
export default function PartnerPage() {
  return null;
}

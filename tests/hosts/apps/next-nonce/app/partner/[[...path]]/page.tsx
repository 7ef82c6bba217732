/** Every path below `/partner` is a page, and the layout shows the portal on all of them. */
export default function PartnerPage() {
  return null;
}

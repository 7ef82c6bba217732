export default function HomePage() {
  return <h1>Host home</h1>;
}

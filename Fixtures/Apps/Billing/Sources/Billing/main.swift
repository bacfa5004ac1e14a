BillingFactory().serve(paths: ["60", "50", "0", "list", "audit"])

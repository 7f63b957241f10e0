// The least that Node can run, and a module, as the mocks are.

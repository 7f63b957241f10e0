// The least that Node can run: CommonJS, as the mocks are, since an empty module takes a tenth longer.

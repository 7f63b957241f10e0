export default { manifest: { id: "bad", outputFormats: ["yaml"] }, parser() {} };
